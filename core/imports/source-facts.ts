type SourceData = Readonly<Record<string, Readonly<Record<string, string>>>> | null | undefined

/** The generic types a device was put into by the regulator its data came from: FDA product codes. */
export const productCodesOf = (sourceData: SourceData): string => sourceData?.gudid?.productCodes ?? ''
