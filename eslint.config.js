import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

/**
 * What engines work out differently in the last bits, and so must not stand under a price: a browser's would differ from
 * the server's. Plain arithmetic and `Math.sqrt` are the same everywhere, and so are the kernel's powers.
 */
const differsByEngine = [
  {
    selector: 'BinaryExpression[operator="**"]:not([left.type="Literal"][right.type="Literal"])',
    message: 'Powers differ between engines: take the kernel’s.',
  },
  {
    selector: 'AssignmentExpression[operator="**="]',
    message: 'Powers differ between engines: take the kernel’s.',
  },
  {
    selector:
      'MemberExpression[object.name="Math"][property.name=/^(pow|exp|expm1|log|log1p|log2|log10|a?sinh?|a?cosh?|a?tanh?|atan2|cbrt|hypot)$/]',
    message: 'This function differs between engines: use plain arithmetic, Math.sqrt or the kernel’s powers.',
  },
];

/** Days and years on papers and in numbers are those of Node's time zones; PostgreSQL's own may know other clock changes. */
const zonesOfPostgres = {
  selector:
    ':matches(TemplateElement[value.raw=/\\bat time zone (?!.UTC.)|\\bcurrent_date\\b/i], Literal[value=/\\bat time zone (?!.UTC.)|\\bcurrent_date\\b/i])',
  message: 'Pass days and years of Morocco as values, from business-time.ts.',
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'var/',
      'coverage/',
      'wasm/mesh-kernel/assembly/',
      'wasm/mesh-kernel/build/',
      'libs/client/src/service-types.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: [
      'libs/shared/src/domain/{estimate,money,orders,pricing}/**/*.ts',
      'libs/meshes/src/**/*.ts',
      'wasm/mesh-kernel/*.ts',
    ],
    // Machines' paces are worked out by the server alone, in whole per mille; references judge the kernel.
    ignores: ['**/*.spec.ts', '**/machine-pace.ts', '**/reference*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...differsByEngine] },
  },
  {
    files: ['libs/shared/src/infra/**/*.ts', 'apps/{api,worker}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', zonesOfPostgres] },
  },
  { files: ['**/*.js'], languageOptions: { globals: { process: 'readonly', URL: 'readonly' } } },
  {
    files: ['**/*.spec.ts', '**/*.e2e-spec.ts', 'apps/api/test/**', 'bench/**'],
    rules: { 'max-lines': 'off' },
  },
  prettier,
);
