import { API_STEPS, CONTRACT_WORDS } from './contract-words.gen.ts';

/** The vocabulary of browsers, React, the router and this app in their messages: no guest has written it. */
const WORDS = `
  a abort aborted above access accessing active after again aggregate all allocation allowed already an and another answer any api
  app application apply are argument arguments arithmetic array arrays as assertion assign assigned assignment async
  attempt attempted attempting attributes await bad be because been before being below between big bigint bind blob
  block blocked body boolean both boundary break breaks browser buffer but by call callable called callback calls can
  cancelled cannot canvas catch caught change changed changes channel character characters check child children chunk
  circular class clear client clipboard clone cloned close closed code come component components connect connection
  console const constant construct config configured constructor contains content context contract control convert converting cookie
  corrupt could create created cross css current cyclic data database date dead decode define defined delete deleted
  delivered denied depth deprecated descriptor destructure destructured detached detail details did dispatch display div
  dns document does dom domcontentloaded done dropped due duplicate during dynamic dynamically each element elements else empty encode
  encountered end ended ensure entry enumerable environment error errors escape eval evaluate evaluating event exceeded exception
  exceptions executed execute execution exist existing exists exit expected export expression extensible failed failing
  failure false fetch fetched fetching field features fields file files final find first flight flush for form format found frame
  from frozen full fullscreen function gesture get getter given global granted had handle handled handler has have
  head header headers here history hook hooks host html http https hydrate hydrating hydration idle if illegal image
  implemented import imported importing in index indexed infinite inherit initial initialization initialize
  initialized input insecure insert inside instance instanceof instead integer integrity interface internal
  interrupted into invalid invalidated invariant invocation invoke is it item iterable iterate iterator its itself json
  key keys keyword known language large last lazy left length less level limit line list listed listener load loaded
  loader loading loads local locale location lock locked lookup loop lost main malformed manifest many map match
  maximum media member memory message method methods microphone minified missing mode modified module modules
  more most mounted multiple must mutation name names native navigation navigator nested network new next no node nodes
  non none nor not nothing null number numbers object objects observer of off offline offset ok on once one online only
  open opened operation operations operator option optional options or order origin other out outlet outside over
  overflow own page pageload pages paint parameter parameters parent parse parsing part pattern payload pending performance permission
  permitted place placed play please point pointer policy port position possible prevented previous primitive private
  process product production promise properties property protected protocol proto prototype provide provided provider
  proxy push query queue quota radix range react reached read reader reading readonly readystate receiver recursion
  redirect redeclaration redefine reduce ref reference refused regexp register registered registration regular rejected
  rejection release reload remove removed render rendered rendering renders replace report reported request requests
  required requires reserved reset resize resolve resolved resource response rest restricted result return returned
  returns root route router routes run running same script scope search secure security see select selector send sent
  server service set setter shadow should signal single size slot so some source specified stack start state static status
  stop storage stored stream strict string strings structure style stylesheet subscribe such super support supported
  suspended suspense switch symbol sync synchronously syntax system tab table tag task template terminated text than that
  the their then there these this thread throw thrown throws time timed timeout timer to token too tree tried trigger true try
  trusted twice type typed types ui unable unavailable uncaught undefined unexpected unhandled uninitialized unique unit
  unknown unmounted unrecognized unsafe unstable unsupported unterminated until up update updated upgrade uri url usage use
  used user uses using utf valid value values variable verb version view visible visit void wait waiting warning was
  while window with within without worker world would wrapped write written wrong yet yield you your zero zod
  availability breach card cards custom customer expired identity implausible loads locales placed rewards statistics
  active reservations reservation
`;

const KNOWN = new Set(`${WORDS} ${CONTRACT_WORDS} ${API_STEPS}`.split(/[\s-]+/));

/** The sign that replaces what may be a guest's. */
export const LEFT_OUT = '…';

/** Whether the vocabulary has every part of a name, as of `checkIn.guests.*.firstName`. */
export const isOfKnownWords = (name: string): boolean =>
  /^[\w.$*/-]+$/.test(name) &&
  name.split(/[^A-Za-z0-9]+|(?=[A-Z][a-z])/).every((word) => KNOWN.has(word.toLowerCase()));
