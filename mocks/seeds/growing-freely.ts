/** The flag by which `npm run mock` keeps its garbage small. */
const THRIFT = '--heap-growing-percent=';

/** Node's process; a browser has none. */
const { process: node } = globalThis as { readonly process?: NodeJS.Process };

/** Runs what makes thousands of rows: by the flag V8 would collect again and again, half of the time. */
export async function growingFreely(act: () => Promise<void>): Promise<void> {
  const flag = node?.execArgv.find((each) => each.startsWith(THRIFT));
  if (node === undefined || flag === undefined) return act();
  const { setFlagsFromString } = node.getBuiltinModule('node:v8');
  setFlagsFromString(`${THRIFT}0`);
  try {
    await act();
  } finally {
    setFlagsFromString(flag);
  }
}
