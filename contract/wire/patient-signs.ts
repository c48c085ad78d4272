/** What a line of text can tell of a patient. */
export const patientSigns = ['name', 'number', 'identity', 'birth', 'phone'] as const

export type PatientSign = (typeof patientSigns)[number]
