const space = '\u00a0'

/**
 * A dot between facts begins the line of the fact after it, and never ends a line; a day and its time, and a number and what it counts,
 * are on one line.
 */
export const keepTogether = (text: string) =>
  text
    .replaceAll(' · ', ` ·${space}`)
    .replaceAll(/([天日]) (\d\d:\d\d)/g, `$1${space}$2`)
    .replaceAll(/(\d\d:\d\d) (?=[前后起])/g, `$1${space}`)
    .replaceAll(/第 (\d+) (?=[期场讲届])/g, `第${space}$1${space}`)
