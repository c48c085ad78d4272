export const certificatePaths = {
  certificate: (number: string) => `/certificate?number=${number}`,
}
