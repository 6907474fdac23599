import "./b.css";
import "./a.css";
