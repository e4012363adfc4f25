import { readFileSync, writeFileSync } from 'node:fs';

import { parse } from 'yaml';

const DOCUMENT = 'openapi/control-api.yaml';
const MADE = 'mocks/generated/control-api.json';

// Hosts serve the document, and a page cannot read YAML.
writeFileSync(MADE, `${JSON.stringify(parse(readFileSync(DOCUMENT, 'utf8')))}\n`);
