/** The wallet is a part of the personal data centre. */
export const creditWalletPaths = {
  center: '/userCenter',
  wallet: '/userCenter?view=credits',
}
