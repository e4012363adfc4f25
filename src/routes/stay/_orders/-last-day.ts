import { loadCatalog } from '#i18n/activate.ts';
import { latePart } from '#lib/late-part.ts';

/** What opens after a check-out, with its texts. The page of the stay does not wait for it. */
export const LateDoorsAfterwards = latePart(() =>
  Promise.all([import('#features/check-out/doors-after-check-out.tsx'), loadCatalog('orders')]).then(
    ([file]) => file.DoorsAfterCheckOut,
  ),
);

/** What to look at before leaving, with its texts. The page of the stay does not wait for it. */
export const LateBeforeYouGo = latePart(() =>
  Promise.all([import('#features/check-out/before-you-go.tsx'), loadCatalog('orders')]).then(
    ([file]) => file.BeforeYouGo,
  ),
);
