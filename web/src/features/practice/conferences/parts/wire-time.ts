/** A field of the browser writes times as `YYYY-MM-DDTHH:mm`. */
export const wireTime = (value: string) => value.replace('T', ' ')

export const fieldTime = (value: string) => value.replace(' ', 'T')
