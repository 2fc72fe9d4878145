/** Said to whoever typed the command, without where in the code it was thrown. */
export class CommandError extends Error {}
