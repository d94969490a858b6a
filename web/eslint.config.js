/** The linter, and the import contract: which folder of src may import which.
 *
 * `npm run lint` checks both. Types of the code are svelte-check's to hold, layout is Prettier's.
 */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

/** Every folder of src with what it may import, from the bottom up. */
const LAYERS = {
  api: [],
  design: [],
  i18n: ['api'],
  scene: ['design'],
  boards: ['scene', 'design', 'i18n', 'api'],
  session: ['scene', 'design', 'api'],
  shell: ['session', 'boards', 'scene', 'design', 'i18n', 'api'],
};
const FOLDERS = Object.keys(LAYERS);

/** Reports imports of every kind whose path matches: `import`, `export from` and `import()`. */
function forbid(files, regex, message) {
  const source = `/${regex.replaceAll('/', '\\/')}/`;
  return {
    files,
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
      'no-restricted-syntax': [
        'error',
        { selector: `ImportExpression[source.value=${source}]`, message },
      ],
    },
  };
}

const contract = FOLDERS.flatMap((folder) => {
  const above = FOLDERS.filter((other) => other !== folder && !LAYERS[folder].includes(other));
  const outside = `(\\.\\./)+((${above.join('|')})/|(App|main)\\b)`;
  const allowed = ['itself', ...LAYERS[folder]].join(', ');
  const message = `src/${folder} may import ${allowed}: see eslint.config.js.`;
  if (folder !== 'boards') return forbid([`src/${folder}/**`], `^${outside}`, message);
  // Each board is a folder of its own: boards share the files beside them, not each other's.
  return [
    forbid(['src/boards/*'], `^${outside}`, message),
    forbid(['src/boards/*/**'], `^(${outside}|\\.\\./(?!\\.\\./)[^/]+/)`, message),
  ];
});

export default ts.config(
  { ignores: ['node_modules/', 'src/api/rules.ts', 'src/api/views.ts', 'src/api/wire.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // TypeScript knows the globals of browsers better than a list.
      'no-undef': 'off',
      // State is replaced, never changed in place ($state.raw); local sets and maps are plain.
      'svelte/prefer-svelte-reactivity': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  ...contract,
);
