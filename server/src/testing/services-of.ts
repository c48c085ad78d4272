import type { Services } from '#kernel/services.ts'

/** What a test gives of the services: whole ones, or the part of one that is asked. */
type Given = { [Name in keyof Services]?: Partial<Services[Name]> }

/** Services for code that is tested without a server. */
export const servicesOf = (given: Given): Services => given as Services
