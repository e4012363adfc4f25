/** Everything cached about the account begins with this. */
export const ACCOUNT = 'account';
