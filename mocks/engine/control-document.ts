/** The parts of a schema that the page shows. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Media {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Answered {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

interface Verb {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answered>>;
}

/** An OpenAPI 3.1 document of a control surface, in one file, with references into its components only. */
export interface ControlDocument {
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Verb>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, Answered>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Renders the Markdown that descriptions use: headings, paragraphs and code. */
const prose = (text: string): string =>
  escaped(text)
    .split(/\n{2,}/)
    .map((part) => (part.startsWith('## ') ? `<h3>${part.slice(3)}</h3>` : `<p>${part}</p>`))
    .join('')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#f6f3ec,#12140e);--card:light-dark(#fffdf8,#1c1f17);
--ink:light-dark(#1e211b,#f3f0e6);--soft:light-dark(#5a5f53,#aeb2a2);--line:light-dark(#e6e0d3,#2d3125);
--accent:light-dark(#34502d,#b4cf9a)}
body{margin:0 auto;max-width:60rem;padding:2rem 1.25rem 5rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.9rem;line-height:1.15;margin:0}h2{margin:3rem 0 .25rem;font-size:1.4rem}h3{margin:1.5rem 0 .25rem;font-size:1rem}
p{max-width:65ch;margin:.25rem 0 .75rem;color:var(--soft)}a{color:inherit}
section{padding:1rem 1.25rem;margin:.75rem 0;background:var(--card);border-radius:1.1rem;overflow-wrap:anywhere}
section h3{margin:0;font-family:ui-monospace,monospace}section h3 b{color:var(--accent)}
code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{margin:.5rem 0;padding:.75rem 1rem;overflow-x:auto;background:var(--paper);border-radius:.75rem}
table{border-collapse:collapse;width:100%;font-size:.875rem}td{padding:.3rem .75rem .3rem 0;vertical-align:top;border-top:1px solid var(--line)}
td:first-child{width:9rem}td+td{color:var(--soft)}nav a{display:inline-block;padding:.25rem .9rem .25rem 0}
@media(max-width:30rem){td{display:block;padding:.1rem 0;border:0}td:first-child{width:auto;padding-top:.5rem;border-top:1px solid var(--line)}}`;

/** Serves a document as `openapi.json` and as a readable page at `api`; undefined for any other path. */
export function filesOf(document: ControlDocument): (path: string) => Response | undefined {
  const { info, tags, paths, components } = document;

  /** Resolves a reference; properties beside it take precedence. */
  const schemaOf = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : { ...components.schemas[name], ...schema };
  };
  const answerOf = (answered: Answered): Answered =>
    components.responses[answered.$ref?.split('/').at(-1) ?? ''] ?? answered;

  function typeOf(schema: Schema): string {
    const { type, items, anyOf, enum: values, const: only, minimum, maximum, pattern } = schemaOf(schema);
    if (values !== undefined) return values.map((each) => JSON.stringify(each)).join(' or ');
    if (only !== undefined) return JSON.stringify(only);
    if (anyOf !== undefined) return anyOf.map(typeOf).join(' or ');
    if (items !== undefined) return `list of ${typeOf(items)}`;
    const range = [minimum === undefined ? '' : ` from ${minimum}`, maximum === undefined ? '' : ` to ${maximum}`];
    return `${[type ?? 'anything'].flat().join(' or ')}${range.join('')}${pattern === undefined ? '' : ` ${pattern}`}`;
  }

  function membersOf(schema: Schema | undefined): string {
    if (schema === undefined) return '';
    const { properties, items, required = [], description } = schemaOf(schema);
    if (properties === undefined) return items === undefined ? prose(description ?? '') : membersOf(items);
    const rows = Object.entries(properties).map(([name, member]) => {
      const words = [required.includes(name) ? 'required' : '', typeOf(member), schemaOf(member).description ?? ''];
      const line = words.filter(Boolean).join(' · ');
      return `<tr><td><code>${escaped(name)}</code></td><td>${escaped(line)}</td></tr>`;
    });
    return `<table>${rows.join('')}</table>`;
  }

  function verb(method: string, path: string, { operationId, summary, description, ...rest }: Verb): string {
    const { parameters = [], requestBody, responses } = rest;
    const body = requestBody?.content['application/json'];
    const curls = Object.values(body?.examples ?? {}).map(
      ({ value }) => `curl -X ${method.toUpperCase()} $HOST/__mock${path} -d '${JSON.stringify(value)}'`,
    );
    const answers = Object.entries(responses).map(([status, each]) => {
      const { description: said = '', content = {} } = answerOf(each);
      const shape = status < '300' ? membersOf(content['application/json']?.schema) : '';
      return `<tr><td><code>${status}</code></td><td>${escaped(said)}${shape}</td></tr>`;
    });
    return [
      `<section id="${operationId}"><h3><b>${method.toUpperCase()}</b> ${escaped(path)}</h3>`,
      prose([summary, description ?? ''].filter(Boolean).join('. ')),
      ...parameters.map(({ name, description: said = '' }) => prose(`\`${name}\`: ${said}`)),
      membersOf(body?.schema),
      ...curls.map((line) => `<pre>${escaped(line)}</pre>`),
      `<h3>Answers</h3><table>${answers.join('')}</table></section>`,
    ].join('');
  }

  function page(): string {
    const every = Object.entries(paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([method, each]) => ({ method, path, each })),
    );
    const groups = tags.map(({ name, description }) => {
      const verbs = every.filter(({ each }) => each.tags.includes(name));
      const sections = verbs.map(({ method, path, each }) => verb(method, path, each));
      return `<h2 id="${escaped(name)}">${escaped(name)}</h2>${prose(description)}${sections.join('')}`;
    });
    const links = tags.map(({ name }) => `<a href="#${encodeURIComponent(name)}">${escaped(name)}</a>`);
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)}</title><style>${STYLE}</style><h1>${escaped(info.title)}</h1>
<nav>${links.join('')}<a href="openapi.json">openapi.json</a></nav>${prose(info.description)}${groups.join('')}</html>`;
  }

  return (path) => {
    if (path === 'openapi.json') return Response.json(document);
    if (path !== 'api') return undefined;
    return new Response(page(), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
    });
  };
}
