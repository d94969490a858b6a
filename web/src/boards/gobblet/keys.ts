/** The keys of the games played on this board, the default first. */
export default ['gobblet', 'gobblers'];
