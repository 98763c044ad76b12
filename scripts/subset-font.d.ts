declare module 'subset-font' {
  type Options = {
    targetFormat?: 'woff2' | 'woff' | 'truetype' | 'sfnt'
    noHinting?: boolean
    noLayoutClosure?: boolean
    keepFeatures?: string[]
  }

  /** A font file with nothing but the glyphs of `text`. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
