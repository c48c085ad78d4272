const agreementPath = '/expertAgreement'

/** The gate of the area remembers by which code a sheet was entered. */
export const expertAgreementPaths = {
  agreementPath,
  agreement: (taskId: number) => `${agreementPath}?id=${taskId}`,
}
