/** The server's keys of the games that are played on this board, the usual one first. */
export default ['block-out'];
