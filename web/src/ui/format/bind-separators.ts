/** A dot between facts begins the line of the fact after it, and never ends a line. */
export const bindSeparators = (text: string) => text.replaceAll(' · ', ' ·\u00a0')
