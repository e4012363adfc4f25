import css from '@eslint/css';

/** What only adds to a page where a browser knows it, or stands behind a test of its own. */
const ENHANCEMENTS = {
  allowAtRules: ['page', 'property'],
  allowProperties: [
    'content-visibility',
    'field-sizing',
    'forced-color-adjust',
    'overscroll-behavior',
    'print-color-adjust',
    'resize',
    'text-size-adjust',
    'text-wrap',
    'user-select',
    'view-transition-name',
  ],
  allowSelectors: [
    'active-view-transition-type',
    'autofill',
    'details-content',
    'open',
    'popover-open',
    'view-transition',
    'view-transition-group',
    'view-transition-new',
    'view-transition-old',
  ],
};

/** Styles as they are built, held to what all browsers of the build target know (2023); oxlint does it for scripts. */
export default [
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: { 'css/use-baseline': ['error', { available: 2023, ...ENHANCEMENTS }] },
  },
];
