/** Accepts fen as an integer, or yuan as the decimal text some answers contain. Never uses floating point. */
export function priceText(amount: number | string): string {
  const fen = typeof amount === 'number' ? wholeFen(amount) : fenOfYuan(amount)
  if (fen === null) return ''
  const size = Math.abs(fen)
  const yuan = String(Math.trunc(size / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const rest = size % 100
  return `${fen < 0 ? '-' : ''}¥${yuan}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

function wholeFen(amount: number): number | null {
  return Number.isSafeInteger(amount) ? amount : null
}

function fenOfYuan(text: string): number | null {
  const parts = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text.trim())
  if (!parts) return null
  const [, sign, yuan = '', decimals = ''] = parts
  const fen = Number(yuan) * 100 + Number(decimals.padEnd(2, '0'))
  return sign && fen > 0 ? -fen : fen
}
