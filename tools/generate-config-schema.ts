import { writeFileSync } from 'node:fs';

import { jsonSchema } from '#config/check-configuration.ts';

writeFileSync('src/config/config.schema.json', `${JSON.stringify(jsonSchema(), null, 2)}\n`);
