/** A drawing on the page as a picture: what style sheets say about it is written into a copy, since
 * an image is drawn without the page around it. */

/** What style sheets set in our drawings. */
const PAINT = [
  ...['fill', 'fill-opacity', 'fill-rule', 'opacity', 'visibility', 'display', 'filter'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-dashoffset'],
  ...['stroke-linecap', 'stroke-linejoin', 'vector-effect', 'paint-order', 'mix-blend-mode'],
  ...['transform', 'transform-origin', 'transform-box', 'clip-path', 'mask', 'stop-color'],
  ...['stop-opacity', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'direction'],
  ...['dominant-baseline', 'letter-spacing', 'color', 'pointer-events'],
];
/** Pixels of the longer side, around the drawing, and below it for each line of text. */
const [SIDE, MARGIN, LINE] = [1080, 36, 54];
const FONT = 'Rubik Variable, sans-serif';

/** A PNG of the drawing with lines of text below it, in the colours of the theme. */
export async function pictureOf(svg: SVGSVGElement, lines: readonly string[]): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const scale = SIDE / Math.max(width, height);
  const [wide, tall] = [Math.round(width * scale), Math.round(height * scale)];
  const drawing = await imageOf(selfContained(svg, wide, tall));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [wide + 2 * MARGIN, tall + 2 * MARGIN + LINE * lines.length];
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = token('table');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(drawing, MARGIN, MARGIN, wide, tall);
  pen.fillStyle = token('ink');
  pen.textAlign = 'center';
  pen.direction = document.dir === 'rtl' ? 'rtl' : 'ltr';
  for (const [index, line] of lines.entries()) {
    pen.font = `${index ? 480 : 700} ${index ? 28 : 34}px ${FONT}`;
    pen.fillText(line, canvas.width / 2, tall + 2 * MARGIN + LINE * (index + 0.5), wide);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
}

/** A colour of the theme, as a canvas understands it. */
function token(name: string): string {
  const swatch = document.body.appendChild(document.createElement('i'));
  swatch.style.color = `var(--${name})`;
  const colour = getComputedStyle(swatch).color;
  swatch.remove();
  return colour;
}

/** The drawing as a document of its own. */
function selfContained(svg: SVGSVGElement, wide: number, tall: number): string {
  const copy = painted(svg) as SVGSVGElement;
  const defs = copy.appendChild(document.createElementNS(copy.namespaceURI, 'defs'));
  for (const one of borrowed(svg)) defs.append(painted(one));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', `${wide}`);
  copy.setAttribute('height', `${tall}`);
  copy.removeAttribute('style');
  return new XMLSerializer().serializeToString(copy);
}

/** A copy in which everything says how it is painted. */
function painted(original: Element): Element {
  const copy = original.cloneNode(true) as Element;
  const [from, to] = [original, copy].map((one) => [one, ...one.querySelectorAll('*')]);
  for (const [index, one] of from!.entries()) {
    const style = getComputedStyle(one);
    const said = PAINT.map((name) => `${name}:${style.getPropertyValue(name)}`);
    to![index]!.setAttribute('style', said.join(';'));
  }
  return copy;
}

/** What the drawing refers to elsewhere on the page: signs, grains, gradients; and what these do. */
function borrowed(svg: SVGSVGElement): Set<Element> {
  const found = new Set<Element>();
  const look = (within: Element) => {
    for (const [, id] of within.outerHTML.matchAll(/(?:href="|url\((?:&quot;|")?)#([^")&]+)/g)) {
      const one = document.getElementById(id!);
      if (!one || svg.contains(one) || found.has(one)) continue;
      found.add(one);
      look(one);
    }
  };
  look(painted(svg));
  return found;
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
