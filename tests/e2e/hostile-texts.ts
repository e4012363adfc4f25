/** Markup that would run a script or make a request; each element has a `data-hostile` attribute. */
const MARKED = [
  '<img data-hostile src=x onerror="hostile()">',
  '<img data-hostile src="https://evil.example/pixel">',
  '<svg data-hostile onload="hostile()">',
  '<svg data-hostile><script>hostile()</script></svg>',
  '<script data-hostile>hostile()</script>',
  '<iframe data-hostile srcdoc="<script>parent.hostile()</script>"></iframe>',
  '<iframe data-hostile src="javascript:parent.hostile()"></iframe>',
  '<a data-hostile href="javascript:hostile()">x</a>',
  '<a data-hostile href="data:text/html,<script>hostile()</script>">x</a>',
  '<form data-hostile action="https://evil.example"><button>x</button></form>',
  '<input data-hostile autofocus onfocus="hostile()">',
  '<details data-hostile open ontoggle="hostile()">x</details>',
  '<video data-hostile><source onerror="hostile()"></video>',
  '<audio data-hostile src=x onerror="hostile()">',
  '<object data-hostile data="javascript:hostile()"></object>',
  '<embed data-hostile src="javascript:hostile()">',
  '<link data-hostile rel=stylesheet href="https://evil.example/x.css">',
  '<base data-hostile href="https://evil.example/">',
  '<meta data-hostile http-equiv=refresh content="0;url=https://evil.example/">',
  '<body data-hostile onload="hostile()">',
  '<math data-hostile><mtext><img data-hostile src=x onerror="hostile()"></mtext></math>',
  '<marquee data-hostile onstart="hostile()">x</marquee>',
  '<template data-hostile><img src=x onerror="hostile()"></template>',
  '<p data-hostile style="animation:spin 1s" onanimationstart="hostile()">x</p>',
];

/** Prefixes that end an attribute, or an element that contains only text. */
const WAYS_OUT = ['', '">', "'>", '</textarea>', '</title></style></script>'];

/** Texts that become markup if they are decoded, or used as a template or an address. */
const DISGUISED = [
  '&lt;img data-hostile src=x onerror=hostile()&gt;',
  '&#60;img data-hostile src=x onerror=hostile()&#62;',
  '%3Cimg data-hostile src=x onerror=hostile()%3E',
  '\\u003cimg data-hostile src=x onerror=hostile()\\u003e',
  '{{constructor.constructor("hostile()")()}}',
  '${hostile()}',
  '<%= hostile() %>',
  'javascript:hostile()',
  '" onmouseover="hostile()" autofocus onfocus="hostile()" data-hostile="',
  '[x](javascript:hostile())',
  '![x](https://evil.example/pixel)',
];

/** All payloads; those that would swallow the following ones are last. */
export const PAYLOADS: readonly string[] = [
  ...WAYS_OUT.flatMap((way) => MARKED.map((marked) => way + marked)),
  ...DISGUISED,
  '--><img data-hostile src=x onerror="hostile()">',
  '<style data-hostile>*{background:url(https://evil.example/x)}</style>',
  '<textarea data-hostile autofocus onfocus="hostile()">',
  '<!--',
  '<plaintext data-hostile>',
];

/** All of them in one text, so that each field of each answer contains each. */
const ALL = PAYLOADS.join(' ');

/** Ids, codes, dates, zones, currencies and addresses decide what a page shows; the rest are texts. */
const IS_NO_TEXT = /^(?:[a-z][a-z0-9_.-]*|\d{4}-\d\d-\d\d.*|[A-Z][A-Za-z]+\/[A-Za-z_/]+|[A-Z]{3}|UTC|https?:.*|)$/;
const IS_ID = /(?:^|[a-z])(?:id|slug|key|hash|cmsslug|publickey)$/i;

/** Replaces every text of an answer by the payloads, and calls `count` with the name of each field. */
export function poison(value: unknown, count: (field: string) => void, field = ''): unknown {
  if (typeof value === 'string') {
    if (IS_ID.test(field) || IS_NO_TEXT.test(value)) return value;
    count(field);
    return ALL;
  }
  if (Array.isArray(value)) return value.map((each: unknown) => poison(each, count, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poison(each, count, name)]));
}
