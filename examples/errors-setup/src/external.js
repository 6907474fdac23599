import $ from "jquery";

$("body");
