import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import graphql from './eslint.graphql.js'
import texts from './eslint.texts.js'

// The path of a URL has %20 for a space and %E1… for a letter such as ợ: no folder's name.
const escapedPaths = [
  'MemberExpression[property.name="pathname"] > NewExpression:has(MetaProperty)',
  'Property[key.name="cwd"] > MemberExpression[property.name="pathname"]',
  'CallExpression[callee.property.name="chdir"] > MemberExpression[property.name="pathname"]',
].map((selector) => ({
  selector,
  message: 'Use fileURLToPath: the pathname of a file URL is escaped.',
}))

// The router's, the history's and the browser's methods stay theirs: whoever replaces one has to
// follow each of their releases.
const own = '/^(history|navigator|router|__remixRouter)$/'
const replacedMethods = [
  `AssignmentExpression > MemberExpression.left[object.name=${own}]`,
  `AssignmentExpression > MemberExpression.left[object.property.name=${own}]`,
  `UnaryExpression[operator="delete"] > MemberExpression[object.name=${own}]`,
  ...[`[name=/^(window|globalThis|history|navigator|router)$/]`, `[property.name=${own}]`].map(
    (target) =>
      `CallExpression[callee.object.name=/^(Object|Reflect)$/][callee.property.name=/^(assign|set|define|delete)/] > ${target}.arguments:first-child`,
  ),
].map((selector) => ({ selector, message: 'Replace no method of the router or the browser.' }))

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      'dist',
      '.muot',
      '.wrangler',
      'schema/generated',
      'schema/released',
      'test-results',
      'playwright-report',
    ],
  },
  {
    files: ['**/*.{js,mjs,cjs,ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      'no-restricted-syntax': ['error', ...escapedPaths],
      'max-lines': ['error', 400],
    },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}', '**/testing/**', 'tests/**'],
    rules: { 'max-lines': ['error', 500] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A non-null assertion after a check the compiler cannot follow is plainer than a branch that cannot happen.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // It reports where the React Compiler gives up, and this build has no compiler.
      'react-hooks/preserve-manual-memoization': 'off',
      // A step or a dialog that a press has opened puts the focus into its field; no page does.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: { 'no-restricted-syntax': ['error', ...escapedPaths, ...replacedMethods] },
  },
  { files: ['scripts/**', 'tests/**', '*.config.*'], rules: { 'no-console': 'off' } },
  texts,
  graphql,
)
