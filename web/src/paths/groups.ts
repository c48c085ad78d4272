export const groupPaths = {
  group: (code: string) => `/groupBuy?code=${encodeURIComponent(code)}`,
}
