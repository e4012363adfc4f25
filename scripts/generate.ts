import { printOutcome, run } from './run.ts';

const BUNDLE = 'node_modules/.cache/reception/guest-api.yaml';

/** Contract to client: one bundled document, then hooks, zod model and msw binders in one go. */
const bundle = await run('redocly', ['bundle', 'openapi/guest-api.yaml', '-o', BUNDLE]);
printOutcome('bundle the contract', bundle);
const generated = bundle.ok ? await run('orval', []) : bundle;
if (bundle.ok) printOutcome('generate client, model and binders', generated);
process.exitCode = generated.ok ? 0 : 1;
