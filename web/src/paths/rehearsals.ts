/** The server's menu of a sheet leads there. */
export const rehearsalPaths = { rehearsal: '/expertRehearsal' }
