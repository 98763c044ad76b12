/** The part of the library that tests use; it brings no types. */
declare module 'lunar-javascript' {
  export const Solar: {
    fromYmd: (
      year: number,
      month: number,
      day: number,
    ) => { getLunar: () => { getMonth: () => number; getDay: () => number } }
  }
}
