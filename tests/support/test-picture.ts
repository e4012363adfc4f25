/** Replaces `getUserMedia` by a stream of a test picture. Its source is injected, so it must not refer to anything outside. */
export async function testPicture(wishes?: MediaStreamConstraints): Promise<MediaStream> {
  const isForPicture = wishes?.audio !== true && typeof wishes?.video === 'object';
  if (!isForPicture) throw new TypeError('The app asks for a picture and for no sound');
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  const stream = canvas.captureStream();
  const context = canvas.getContext('2d');
  for (const [at, colour] of ['seagreen', 'gold', 'tomato', 'navy'].entries()) {
    if (context === null) break;
    context.fillStyle = colour;
    context.fillRect(at * 160, 0, 160, 480);
  }
  return stream;
}
