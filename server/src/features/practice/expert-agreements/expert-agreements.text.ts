export const expertAgreementsText = {
  zh: { title: '专家劳务协议', fileName: (name: string) => `劳务协议-${name}.pdf` },
  en: { title: 'Service agreement', fileName: (name: string) => `Service agreement ${name}.pdf` },
}
