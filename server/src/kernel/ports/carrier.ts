/** One-click login in the app: the network knows the number of a phone. */
export type CarrierPort = {
  /** The number behind a token that the app got from the carrier. Valid once and only for minutes. */
  resolve(shown: { gyuid: string; accessToken: string }): Promise<{ countryCode: string; phone: string }>
}

/** The carrier returned no number: the token is invalid, or the service is not set up for us. */
export class CarrierRefused extends Error {
  override readonly name = 'CarrierRefused'
}
