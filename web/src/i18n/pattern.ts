/** Messages in the browser: compiled from Fluent at build time to a short form.
 *
 * Fluent's parser and resolver stay out of the bundle; tests compare this formatter with them,
 * message by message. */
export type Params = Record<string, string | number>;
/** Text; a variable; a selection by a variable, with its default key;
 * a reference to another message. */
export type Part =
  | string
  | readonly [name: string]
  | readonly [name: string, choices: Readonly<Record<string, Pattern>>, other: string]
  | { readonly id: string };
export type Pattern = string | readonly Part[];
export type Messages = Record<string, Pattern>;

/** Isolate inserted values, such as squares and names, from right-to-left text around them. */
const [ISOLATE, END] = ['\u2068', '\u2069'];

/** A formatter of patterns for one language. */
export function formatter(language: string, isRightToLeft: boolean, messages: Messages) {
  const number = new Intl.NumberFormat(language);
  const plural = new Intl.PluralRules(language);

  /** A sign stays before its number where text runs to the left. */
  const numberOf = (value: number) =>
    value < 0 ? `\u200e−${number.format(-value)}` : number.format(value);
  const chosen = (
    choices: Readonly<Record<string, Pattern>>,
    value: string | number | undefined,
    other: string,
  ) =>
    choices[value ?? other] ??
    (typeof value === 'number' ? choices[plural.select(value)] : null) ??
    choices[other]!;

  function valueOf(part: Exclude<Part, string>, params: Params): string {
    if ('id' in part) return format(messages[part.id]!, params);
    const [name, choices, other = ''] = part;
    const value = params[name];
    if (choices) return format(chosen(choices, value, other), params);
    return typeof value === 'number' ? numberOf(value) : (value ?? `{$${name}}`);
  }

  function format(pattern: Pattern, params: Params): string {
    if (typeof pattern === 'string') return pattern;
    const [open, close] = isRightToLeft && pattern.length > 1 ? [ISOLATE, END] : ['', ''];
    return pattern
      .map((part) => (typeof part === 'string' ? part : open + valueOf(part, params) + close))
      .join('');
  }
  return format;
}
