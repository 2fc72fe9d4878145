import { catalogue } from '#texts/catalogue';

/** What a card terminal says when it does not work; the codes are how a venue asks for help with it. */
export const terminalTexts = catalogue('terminal-messages', {
  unavailable:
    'Eftpos (Linkly) is not currently available ({code}). Contact a member of staff for assistance.',
  invalidTender: 'Invalid tender amount',
  statusCode: 'Status Code {status}',
  pairFailed: 'Pair Request Failed (MSG-AL1). {reason}',
  tokenFailed: 'Token Request Failed (MSG-AL2). {reason}',
  statusFailed: 'Pinpad Status Request Failed (MSG-AL3). {reason}',
  transactionFailed: 'Transaction Failed (MSG-CO2). {reason}',
  payTokenFailed: 'Token Request Failed (MSG-CO3). {reason}',
  transactionStatusFailed: 'Transaction Status Failed (MSG-CO4)',
  paidWithoutOrder:
    'Your card was charged, but we couldn’t place your order. Ask a member of staff for your refund.',
  printFailed: 'Print Receipt Failed. {reason}',
  settlementFailed: 'Settlement Failed. {reason}',
  noAnswer: 'The pinpad service didn’t answer',
  expiresSoon: 'The token expires too soon',
  noReceipt: 'There’s no receipt for this payment',
});
