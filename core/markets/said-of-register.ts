/** What a submission says of its standing in the market besides what is sent there. */
export interface SaidOfRegister {
  /**
   * The values by which a submission says that its device is no longer placed on this market, or the field with the day
   * from which it is not. Absent where no field of the market says so.
   */
  readonly noLongerPlaced?:
    | { readonly field: string; readonly codes: readonly string[] }
    | { readonly field: string; readonly from: 'day' }
  /**
   * Fields the register gives a registration, such as its number: entered once it is there, they are no change that is
   * still to be sent (decision D164).
   */
  readonly givenByRegister?: readonly string[]
}
