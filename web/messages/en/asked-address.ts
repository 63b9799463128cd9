export const askedAddressTexts = {
  waiting: 'You asked for {address} before you signed in.',
  open: 'Open it',
  dismiss: 'Dismiss',
}
