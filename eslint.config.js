import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import graphql from './eslint.graphql.js'
import texts from './eslint.texts.js'

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
      // The path of a URL has %20 for a space and %E1… for a letter such as ợ: no folder's name.
      'no-restricted-syntax': [
        'error',
        ...[
          'MemberExpression[property.name="pathname"] > NewExpression:has(MetaProperty)',
          'Property[key.name="cwd"] > MemberExpression[property.name="pathname"]',
          'CallExpression[callee.property.name="chdir"] > MemberExpression[property.name="pathname"]',
        ].map((selector) => ({
          selector,
          message: 'Use fileURLToPath: the pathname of a file URL is escaped.',
        })),
      ],
    },
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
  { files: ['scripts/**', 'tests/**', '*.config.*'], rules: { 'no-console': 'off' } },
  texts,
  graphql,
)
