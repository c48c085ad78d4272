export const publicityPaths = {
  apply: '/openingPublicity',
  success: '/openingPublicitySuccess',
}
