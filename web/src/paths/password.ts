export const passwordPaths = {
  forget: (from: string) => `/forgetPassword?${new URLSearchParams({ from }).toString()}`,
  changeOwn: '/changePassword',
  /** For an account that may not log in before it has a new password; `from` is where its login then leads. */
  change: (phone: string, countryCode: string, from: string) =>
    `/changePassword?${new URLSearchParams({ phone, country_code: countryCode, from })}`,
}
