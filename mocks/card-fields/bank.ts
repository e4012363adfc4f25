import { isMerchant } from './merchant.ts';

/** The page of a guest's bank for confirming a card (3-D Secure). It redirects only to the merchant. */
const parameters = new URLSearchParams(location.search);
const returnUrl = parameters.get('returnUrl') ?? '';

function backWith(result: Record<string, string>): string {
  const url = new URL(returnUrl);
  url.search = new URLSearchParams({ datatransTrxId: parameters.get('transactionId') ?? '', ...result }).toString();
  return url.href;
}

if (URL.canParse(returnUrl) && isMerchant(new URL(returnUrl).origin, location)) {
  document.querySelector('#confirm')?.setAttribute('href', backWith({}));
  document.querySelector('#decline')?.setAttribute('href', backWith({ status_3d: 'N' }));
}
