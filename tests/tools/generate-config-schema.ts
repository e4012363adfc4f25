import { mkdirSync, writeFileSync } from 'node:fs';

import { jsonSchema } from '#config/check-configuration.ts';

mkdirSync('deploy', { recursive: true });
writeFileSync('deploy/config.schema.json', `${JSON.stringify(jsonSchema(), null, 2)}\n`);
